import { schemaOf } from '@/engine/schema/schema-node'
import { child, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { decimalsOf } from './brand-money'
import type { BrandRequest } from './brand-request'
import { differing } from './differing'
import { furtherLanguages } from './brand-languages'

/** The brand's site.json. `inherited` is the template's. */
export function brandSite(request: BrandRequest, inherited: JsonValue | undefined): JsonObject {
  const { code, name, template, hosts, languages, currency } = request
  const change: JsonObject = {
    // Which of the template's languages there are: the others wait in its list. It does not describe what it lacks.
    languages: { items: furtherLanguages(languages, inherited), order: [...languages] },
    defaultLanguage: languages[0] ?? '',
    ...currencyChange(currency, inherited),
    contact: { address: `mailto:support@${mailHost(request)}` },
    // The host of the brand's app downloads in the sandbox.
    allowedHosts: [`download.${code}.example`],
  }
  return {
    schemaVersion: schemaOf('site').properties.get('schemaVersion')?.schema['const'] as number,
    code,
    name: name.trim(),
    extends: template,
    hosts: [...hosts],
    ...differing(change, inherited),
  }
}

/** With the decimals that the currency has; two go without saying. The sign of the template's currency is no other's. */
function currencyChange(code: string, inherited: JsonValue | undefined): JsonObject {
  const known = child(inherited, 'currency')
  if (child(known, 'code') === code) return {}
  const digits = decimalsOf(code)
  const says = digits !== 2 || child(known, 'digits') !== undefined
  return { currency: { code, symbol: null, ...(says && { digits }) } }
}

/** Domain for a mailbox of the brand's own; under .example, which is reserved, until it has a public host. */
function mailHost({ code, hosts }: BrandRequest): string {
  const host = hosts.find((each) => each.includes('.') && !each.endsWith('.localhost') && !/^[\d.]+$/.test(each))
  return host?.replace(/^www\./, '') ?? `${code}.example`
}
