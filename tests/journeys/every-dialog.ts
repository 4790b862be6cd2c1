import { partFolders, type PartFolder } from '@tests/conformance/part-folders'
import { everyDialogPath } from './journey-server'
import type { Json } from './merchants-folder'

type Opener = 'dialogs' | 'panels/member' | 'panels/agent'

interface Opening {
  readonly kind: Opener
  /** The button's label. */
  readonly label: string
  readonly action: Json
}

/** These are opened by actions of their own. */
const centres = ['member-centre', 'agent-centre']

const actions: { readonly [kind in Opener]: (name: string, props: Json) => Json } = {
  dialogs: (dialog, props) => ({ action: 'dialog', dialog, props }),
  'panels/member': (panel) => ({ action: 'memberCentre', panel }),
  'panels/agent': (panel) => ({ action: 'agentCentre', panel }),
}

const openings = partFolders().flatMap(openingsOf)

/** Labels of the buttons that open dialogs, or the panels of a centre: one for each example of each component. */
export const openersOf = (kind: Opener): string[] =>
  openings.filter((opening) => opening.kind === kind).map(({ label }) => label)

/** A page of buttons for everything that an action can open, and their texts. */
export const everyDialog: { readonly page: Json; readonly texts: Json } = {
  page: {
    path: everyDialogPath,
    title: 'page.help.title',
    linked: false,
    shell: { header: true, sideMenu: true, footer: true },
    sections: { openings: { block: 'call-to-action', props: { title: 'home.invite', buttons: buttons() } } },
    order: ['openings'],
  },
  texts: Object.fromEntries(openings.map(({ label }) => [textKey(label), label])),
}

function openingsOf({ kind, name, schema }: PartFolder): Opening[] {
  if (kind === 'blocks' || centres.includes(name)) return []
  // A brand has each panel once; its other examples are covered by stories.
  const examples = kind === 'dialogs' ? ((schema.examples ?? [{}]) as readonly Json[]) : [{}]
  return examples.map((props, at) => ({ kind, label: `${name} ${at + 1}`, action: actions[kind](name, props) }))
}

function buttons(): Json {
  const items = openings.map(({ label, action }, at) => [`opening${at}`, { label: textKey(label), action }] as const)
  return { items: Object.fromEntries(items), order: items.map(([name]) => name) }
}

function textKey(label: string): string {
  return `opening.${label.replaceAll(' ', '.')}`
}
