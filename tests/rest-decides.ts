import { existsSync } from 'node:fs'
import { countPlaywright, countVitest } from './count-results'
import { parts, totalFile } from './parts'

/**
 * Ends with 1 when `npm run test:rest` has come to its end and found something, each test with its one retry. A run that
 * a busy machine did not end in time has said so, and decides nothing.
 */
const { folder } = parts.rest
const failures = !existsSync(totalFile('rest'))
  ? []
  : [
      ...['unit', 'stories', 'effects'].flatMap((name) => countVitest(`${folder}/${name}.json`).failures),
      ...countPlaywright(`${folder}/journeys.json`).failures,
    ]
      // Whole screens are compared point by point, and on a busy machine one of some hundred is drawn in two ways.
      .filter((failure) => !failure.startsWith('tests/pictures/'))
for (const failure of failures) console.log(`DECIDES ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1
