import { spawnSync } from 'node:child_process'
import { expect, test } from './fixtures'
import { MerchantsFolder } from './merchants-folder'

function run(script: string, out: string, env: Record<string, string>): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', '--out', out], {
    env: { ...process.env, PORT: '4399', SANDBOX_DB: ':memory:', FORCE_COLOR: '0', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { code: status, output: `${stdout}${stderr}` }
}

for (const script of ['build', 'start'])
  test(`npm run ${script} refuses an invalid merchant and says where it is wrong`, ({}, info) => {
    const merchants = new MerchantsFolder(info.outputPath('merchants'))
    merchants.change('derby', 'site.json', { nmae: 'Derby' })
    const { code, output } = run(script, info.outputPath('dist'), { MERCHANTS_DIR: merchants.path })
    expect(output).toMatch(/derby\/site\.json:\d+:\d+/)
    expect(output).toContain('nmae')
    expect(code).toBe(1)
  })
