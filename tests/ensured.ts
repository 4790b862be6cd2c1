import { spawnSync } from 'node:child_process'

const programs = {
  CHROMIUM_PATH: { name: 'Chromium', script: 'tests/ensure-chromium.ts' },
  NGINX_PATH: { name: 'nginx', script: 'tests/ensure-nginx.ts' },
} as const

/** Sets the environment variables with the programs that the tests need: found, or installed by their scripts. */
export function ensurePrograms(): boolean {
  return Object.entries(programs).every(([variable, { name, script }]) => {
    const { status, stdout } = spawnSync('tsx', [script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    if (status !== 0) return false
    console.log(`${name}: ${stdout.trim()}`)
    process.env[variable] = stdout.trim()
    return true
  })
}
