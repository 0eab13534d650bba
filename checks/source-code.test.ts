/* One test file, so that the source code is parsed once for all checks. `npx jest checks/source-code -t vocabulary` runs one. */
import './browser-imports.check.ts';
import './browser-storage.check.ts';
import './browser-support.check.ts';
import './css-classes.check.ts';
import './css-rules.check.ts';
import './english-style.check.ts';
import './field-limits.check.ts';
import './hardcoded-text.check.ts';
import './import-direction.check.ts';
import './messages.check.ts';
import './packages.check.ts';
import './page-paths.check.ts';
import './shop-time.check.ts';
import './vocabulary.check.ts';
import './wire-paths.check.ts';
