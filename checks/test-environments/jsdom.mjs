import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { withDisabledStorages } from './disabled-storages.mjs';

/** jsdom with the Fetch API of Node.js. */
export default withDisabledStorages(FixedJsdomEnvironment);
