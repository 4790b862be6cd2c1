import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { Cancelled, type Choice, type Prompts, type TextQuestion } from '@/tools/cli/prompts'
import { acme, merchantsFolder, runNewVerb } from '@/tools/cli/testing/new-brands'

const json = (dir: string, file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Record<string, unknown>

describe('new in a terminal', () => {
  it('asks for what is missing, in words that an operator knows, and proposes what it can', async () => {
    const dir = merchantsFolder()
    const { prompts, asked } = answering({ 'Name of the brand': 'Acme Play', 'Colour of the brand': 'teal' })
    const { exitCode, err } = await runNewVerb(dir, [], prompts)
    expect([exitCode, err]).toEqual([0, ''])
    expect(asked).toEqual([
      'Name of the brand',
      'Code: the name of its folder',
      'Colour of the brand',
      'Host',
      'Languages',
      'Currency',
      'Typeface, and with it the character of the brand',
    ])
    expect(json(dir, 'acme-play/site.json')).toMatchObject({ code: 'acme-play', hosts: ['acme-play.localhost'] })
    expect(checkMerchants(dir).diagnostics).toEqual([])
  })

  it('asks for nothing that is given, and for nothing at all when nothing is missing', async () => {
    const some = answering({ 'Colour of the brand': 'teal' })
    await runNewVerb(
      merchantsFolder(),
      ['acme', '--name', 'Acme', '--host', 'acme.example', '--languages', 'EN'],
      some.prompts,
    )
    expect(some.asked).toEqual(['Colour of the brand', 'Currency', 'Typeface, and with it the character of the brand'])
    const none = answering({})
    expect((await runNewVerb(merchantsFolder(), acme, none.prompts)).exitCode).toBe(0)
    expect(none.asked).toEqual([])
  })

  it('asks again while an answer cannot be taken', async () => {
    const dir = merchantsFolder()
    const { prompts, problems } = answering({
      'Name of the brand': ['', 'Base'],
      'Code: the name of its folder': ['base', 'basis'],
      'Colour of the brand': ['reddish', 'red'],
    })
    await runNewVerb(dir, [], prompts)
    expect(problems).toEqual([
      'the name is empty',
      'there is already a folder base',
      expect.stringContaining('"reddish" is no opaque CSS colour'),
    ])
    expect(existsSync(join(dir, 'basis'))).toBe(true)
  })

  it('refuses what is given and wrong before it asks', async () => {
    const { prompts, asked } = answering({})
    const { exitCode } = await runNewVerb(merchantsFolder(), ['acme', '--color', 'reddish'], prompts)
    expect([exitCode, asked]).toEqual([2, []])
  })

  it('leaves nothing behind when the person goes away', async () => {
    const dir = merchantsFolder()
    const leave = () => Promise.reject(new Cancelled())
    const result = await runNewVerb(dir, ['acme'], { text: leave, chooseOne: leave, chooseSeveral: leave })
    expect(result).toEqual({ exitCode: 2, out: '', err: 'merchant: stopped: no brand was made' })
    expect(readdirSync(dir)).toEqual(['base'])
  })
})

/**
 * A fake user who gives these answers, in sequence where there are several, and accepts the proposed value otherwise.
 */
function answering(answers: Record<string, string | string[]>) {
  const asked: string[] = []
  const problems: string[] = []
  const prompts: Prompts = {
    text({ message, initial, problem }: TextQuestion) {
      asked.push(message)
      for (const answer of [answers[message] ?? initial ?? ''].flat()) {
        const said = problem(answer)
        if (said === undefined) return Promise.resolve(answer)
        problems.push(said)
      }
      return Promise.reject(new Error(`no answer to "${message}" can be taken: ${problems.join('; ')}`))
    },
    chooseOne({ message, options }: Choice) {
      asked.push(message)
      return Promise.resolve(options[0]?.value ?? '')
    },
    chooseSeveral({ message, options }: Choice) {
      asked.push(message)
      return Promise.resolve(options.map(({ value }) => value))
    },
  }
  return { prompts, asked, problems }
}
