import { existsSync } from 'node:fs'
import { countVitest } from './count-results'
import { parts } from './parts'

/**
 * Ends with 1 when a part of `npm run test:rest` that decides over a change found something. A part that did not come to
 * its end has no report, which is told by the run itself.
 */
const deciding = ['unit', 'effects']

const failures = deciding
  .map((name) => `${parts.rest.folder}/${name}.json`)
  .filter((file) => existsSync(file))
  .flatMap((file) => countVitest(file).failures)
  // They draw in a browser, as stories and journeys do.
  .filter((failure) => !failure.startsWith('tests/pictures/'))
for (const failure of failures) console.log(`DECIDES ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1
