import { buildSites } from '@/tools/build/build-sites'
import { validMerchants } from '@/tools/cli/valid-merchants'

/** Builds the brands of a folder in a process of its own and prints the measurements as JSON. */
const [folder = '', out = ''] = process.argv.slice(2)
const start = performance.now()
const merchants = validMerchants(folder)
const checked = performance.now()
const checkCpu = process.cpuUsage()
await buildSites({ root: process.cwd(), out, merchants })
const { user, system } = process.cpuUsage()
console.log(
  JSON.stringify({
    checkSeconds: (checked - start) / 1000,
    buildSeconds: (performance.now() - checked) / 1000,
    /** Of the build alone. */
    buildCpuSeconds: (user + system - checkCpu.user - checkCpu.system) / 1e6,
    /** Without the child process that compiles, whose cost is the same for any number of brands. */
    cpuSeconds: (user + system) / 1e6,
  }),
)
