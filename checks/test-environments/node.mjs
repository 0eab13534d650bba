import { TestEnvironment } from 'jest-environment-node';
import { withDisabledStorages } from './disabled-storages.mjs';

export default withDisabledStorages(TestEnvironment);
