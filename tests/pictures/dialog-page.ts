import { partNames } from '@/engine/schema/schema-files'
import { repository } from '@/engine/schema/repository'
import { allSchemas } from '@/engine/schema/all-schemas'
import type { JsonObject, JsonValue } from '@/contract/json/json-value'

/** The page that the pictures add to a brand: a button for each dialog. Dialogs have no address of their own. */
export const dialogPagePath = '/picture-dialogs'

/**
 * Centres are shown by the panels in them, what is measured is never the same twice, and nothing leads to the
 * installation in a browser that installs nothing.
 */
const leftOut: ReadonlySet<string> = new Set(['member-centre', 'agent-centre', 'speed-test', 'install'])

const schemas = allSchemas(repository)

/** Dialogs in the order of their buttons. */
export function dialogNames(): string[] {
  return partNames(schemas, 'dialogs').filter((name) => !leftOut.has(name))
}

/** An entry of `pages` in routes.json. */
export function dialogPage(): JsonObject {
  const items = Object.fromEntries(
    dialogNames().map((dialog) => {
      const [props = {}] = (schemas.get(`src/site/dialogs/${dialog}/${dialog}.schema.json`)?.['examples'] ?? []) as
        | JsonObject[]
        | []
      return [dialog.replaceAll('-', ''), { label: 'nav.home', action: { action: 'dialog', dialog, props } }] as const
    }),
  )
  const buttons = { items, order: Object.keys(items) } as unknown as JsonObject
  return {
    path: dialogPagePath,
    title: 'nav.home',
    linked: false,
    indexed: false,
    guard: 'none',
    openToGuests: 'all',
    shell: { header: false, sideMenu: false, footer: false, bottomBar: false },
    sections: { dialogs: { block: 'call-to-action', props: { title: 'nav.home', buttons } } },
    order: ['dialogs'],
  }
}

/** The panels that entries of a centre's menu lead to; every panel where the centre has no menu. */
export function centreOpenings(centre: 'member' | 'agent', menu: unknown): string[] {
  const all = partNames(schemas, `panels/${centre}`)
  const { items = {}, order = [] } = (menu ?? {}) as {
    readonly items?: Readonly<Record<string, { readonly action?: { readonly panel?: JsonValue } } | undefined>>
    readonly order?: readonly string[]
  }
  const led = new Set(order.map((name) => items[name]?.action?.panel))
  return led.size === 0 ? all : all.filter((name) => led.has(name))
}
