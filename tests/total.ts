import { existsSync, readFileSync } from 'node:fs'
import { lastLine, parts, totalFile, type Part, type Total } from './parts'
import { countProofs } from './specification/count-proofs'

/**
 * The line over `npm test` and `npm run test:rest`, after both have run. A part that did not finish counts as a
 * failure. Each half runs some of the journeys: what they prove of the specification shows here.
 */
const proofs = countProofs(Object.values(parts).map(({ folder }) => `${folder}/journeys.json`))
for (const failure of proofs.failures) console.log(`FAILED ${failure}`)
const totals = [...(Object.keys(parts) as Part[]).map(totalOf), proofs]
const sum = (key: keyof Total) => totals.reduce((before, total) => before + total[key], 0)
const total = { passed: sum('passed'), failed: sum('failed') }
console.log(lastLine(total))
process.exitCode = total.failed === 0 ? 0 : 1

function totalOf(part: Part): Total {
  const file = totalFile(part)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Total
  console.log(`FAILED ${parts[part].command} came to no end`)
  return { passed: 0, failed: 1 }
}
