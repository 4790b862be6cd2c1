import type { MerchantSet } from '@/engine/folder/load-merchants'
import { codeFrom } from '@/engine/names/brand-code'
import {
  codeProblem,
  colorProblem,
  currencyOf,
  currencyProblem,
  hostProblem,
  languagesOf,
  nameProblem,
  templatesOf,
  type BrandRequest,
} from '@/engine/new-brand/brand-request'
import { typefaceFor, typefaces } from '@/engine/new-brand/letters/typefaces'
import type { Prompts } from '@/tools/cli/prompts'

/** Asks for the missing parts of a request. Parts that were given are not validated again. */
export async function askBrand(
  given: Partial<BrandRequest>,
  set: MerchantSet,
  prompts: Prompts,
): Promise<BrandRequest> {
  const name =
    given.name ?? (await prompts.text({ message: 'Name of the brand', example: 'Acme Play', problem: nameProblem }))
  const code = given.code ?? (await askCode(name, set, prompts))
  const color =
    given.color ?? (await prompts.text({ message: 'Colour of the brand', example: '#c2185b', problem: colorProblem }))
  const template = given.template ?? (await askTemplate(set, prompts))
  const hosts = given.hosts ?? [await askHost(code, set, prompts)]
  const languages = given.languages ?? (await askLanguages(languagesOf(template, set), prompts))
  const currency = given.currency ?? (await askCurrency(currencyOf(template, set), prompts))
  const typeface = given.typeface ?? (await askTypeface(code, prompts))
  return { name, code, color, template, hosts, languages, currency, typeface }
}

function askCode(name: string, set: MerchantSet, prompts: Prompts): Promise<string> {
  const proposed = codeFrom(name)
  const initial = codeProblem(proposed, set) === undefined ? { initial: proposed } : { example: 'acme' }
  return prompts.text({
    message: 'Code: the name of its folder',
    ...initial,
    problem: (code) => codeProblem(code, set),
  })
}

async function askTemplate(set: MerchantSet, prompts: Prompts): Promise<string> {
  const templates = templatesOf(set)
  if (templates.length < 2) return templates[0] ?? 'base'
  return prompts.chooseOne({ message: 'Template', options: templates.map((value) => ({ value })) })
}

function askHost(code: string, set: MerchantSet, prompts: Prompts): Promise<string> {
  return prompts.text({
    message: 'Host',
    initial: `${code}.localhost`,
    problem: (host) => hostProblem(host, code, set),
  })
}

async function askLanguages(offered: readonly string[], prompts: Prompts): Promise<readonly string[]> {
  if (offered.length < 2) return offered
  return prompts.chooseSeveral({ message: 'Languages', options: offered.map((value) => ({ value })) })
}

function askCurrency(initial: string, prompts: Prompts): Promise<string> {
  return prompts.text({ message: 'Currency', initial, problem: currencyProblem })
}

function askTypeface(code: string, prompts: Prompts): Promise<string> {
  const first = typefaceFor(code)
  const options = [first, ...typefaces.filter((each) => each !== first)]
  return prompts.chooseOne({
    message: 'Typeface, and with it the character of the brand',
    options: options.map(({ name, character }) => ({ value: name, hint: character })),
  })
}
