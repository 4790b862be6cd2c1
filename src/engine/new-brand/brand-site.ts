import { schemaOf } from '@/engine/schema/schema-node'
import type { JsonObject, JsonValue } from '@/contract/json/json-value'
import type { BrandRequest } from './brand-request'
import { differing } from './differing'

/** The brand's site.json. `inherited` is the template's. */
export function brandSite(request: BrandRequest, inherited: JsonValue | undefined): JsonObject {
  const { code, name, template, hosts, languages } = request
  const change: JsonObject = {
    // Which of the template's languages there are: the others wait in its list.
    languages: { order: [...languages] },
    defaultLanguage: languages[0] ?? '',
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

/** Domain for a mailbox of the brand's own; under .example, which is reserved, until it has a public host. */
function mailHost({ code, hosts }: BrandRequest): string {
  const host = hosts.find((each) => each.includes('.') && !each.endsWith('.localhost') && !/^[\d.]+$/.test(each))
  return host?.replace(/^www\./, '') ?? `${code}.example`
}
