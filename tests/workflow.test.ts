import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { describe, expect, it } from 'vitest'
import { commentMark } from '@/engine/diff/format-diff-markdown'

const folder = join(import.meta.dirname, '../.github/workflows')
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

/** Names of the npm scripts that a text runs. */
function scriptsIn(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run (?:--?[a-z-]+ )*([a-z:]+)/g)].map(([, name]) => name ?? '')
  return [...named, ...(/\bnpm test\b/.test(text) ? ['test'] : [])]
}

describe.each(workflows)('%s', (_, text) => {
  it('is YAML, formatted as the rest', async () => {
    expect((await format('workflow.yml', text, { singleQuote: true, printWidth: 120 })).code).toBe(text)
  })

  it('runs npm scripts that exist', () => {
    const named = scriptsIn(text)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it('never gives code of a fork a token that can write', () => {
    expect(text).not.toContain('pull_request_target')
    expect(text).toMatch(/^permissions: \{\}$/m)
    const jobs = text.split(/^ {2}(?=[a-z]+:$)/m).filter((job) => job.includes('runs-on:'))
    const writing = jobs.filter((job) => /^ +[a-z-]+: write$/m.test(job))
    expect(writing.filter((job) => /actions\/checkout|npm |npx /.test(job))).toEqual([])
  })

  it('takes nothing from the event into a shell but by variables', () => {
    const runs = [...text.matchAll(/^( +)(?:- )?run: (?:\|\n((?:\1 .*\n?|\n)*)|(.*))/gm)].map(
      (each) => each[2] ?? each[3] ?? '',
    )
    expect(runs.length).toBeGreaterThan(2)
    expect(runs.filter((run) => run.includes('${{'))).toEqual([])
  })
})

it('the pictures of a change are drawn without a browser that is downloaded, and kept with the run', () => {
  const jobs = workflows.find(([name]) => name === 'merchants.yml')?.[1].split(/^ {2}(?=[a-z]+:$)/m) ?? []
  const job = jobs.find((each) => each.startsWith('pictures:'))
  expect(job).toMatch(/tests\/ensure-chromium\.ts[^]*tests\/pictures\/pictures\.ts "\$base"[^]*upload-artifact/)
  expect(job).toMatch(/path: \.cache\/review\n +include-hidden-files: true/)
  expect(job).not.toContain('playwright install')
})

it('the workflow finds its comment again by the mark that the diff begins with', () => {
  expect(workflows.find(([name]) => name === 'merchants.yml')?.[1]).toContain(`MARK: '${commentMark}'`)
})
