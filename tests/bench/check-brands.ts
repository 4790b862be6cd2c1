import { checkMerchants } from '@/engine/checker/check-merchants'

/**
 * Checks the template alone and then two folders alternately, in a process of its own, and prints the milliseconds of
 * the one, which an operator waits for, and the processor milliseconds of the others, as JSON.
 */
const [few = '', many = ''] = process.argv.slice(2)
const rounds = 6

const start = performance.now()
checkMerchants(few, ['base'])
const template = performance.now() - start
const times = Array.from({ length: rounds }, () => ({ less: timeOf(few), more: timeOf(many) }))
// The first rounds warm up V8; of the others the fastest counts, which was disturbed least.
const warm = times.slice(2)
console.log(
  JSON.stringify({
    template,
    less: Math.min(...warm.map(({ less }) => less)),
    more: Math.min(...warm.map(({ more }) => more)),
  }),
)

function timeOf(folder: string): number {
  const before = process.cpuUsage()
  checkMerchants(folder)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
