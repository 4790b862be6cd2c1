import { themeTokens } from '@/../.storybook/theme-tokens'
import { configFiles } from '@/engine/schema/config-files'
import type { PageConfig } from '@/contract/generated/merchant-types'
import { answers, blocked, maintenance, mixedRules, registerRules } from './answers'
import type { Leaf } from './leaves'
import { observeCalls } from './observe-calls'
import { observeConsent } from './observe-consent'
import { observeDocument, observeServing, observeStyle, observeVerbs } from './observe-document'
import { editor } from './observe-editor'
import { observeMonitoring } from './observe-monitoring'
import { observeSandbox } from './observe-sandbox'
import type { Place } from './places'
import type { Probe } from './probe'
import {
  renderAfterLogin,
  renderCookieSettings,
  renderAfterRegistration,
  renderForm,
  renderPage,
  visitors,
  type View,
  type Visitor,
} from './render-site'
import type { StagedSite } from './staged-site'

const document: Probe = { kind: 'document', name: 'document', observe: observeDocument }
const style: Probe = { kind: 'style', name: 'style', observe: observeStyle }
const serving: Probe = { kind: 'serving', name: 'serving', observe: observeServing }
const calls: Probe = { kind: 'calls', name: 'calls', observe: observeCalls }
const sandbox: Probe = { kind: 'sandbox', name: 'sandbox', observe: observeSandbox }
const consent: Probe = { kind: 'calls', name: 'consent', observe: observeConsent }
const monitoring: Probe = { kind: 'calls', name: 'monitoring', observe: observeMonitoring }
const cookieSettings: Probe = {
  kind: 'page',
  name: 'cookie settings',
  observe: (site) => renderCookieSettings(site, answers),
}
const verbs: Probe = { kind: 'verbs', name: 'verbs', observe: observeVerbs }

const afterLogin: Probe = { kind: 'page', name: 'after login', observe: (site) => renderAfterLogin(site, answers) }

const afterRegistration: Probe = {
  kind: 'page',
  name: 'after registration',
  observe: (site) => renderAfterRegistration(site, answers),
}

/** The headings of menus that have none: they have no effect, and `check` says so. */
const idleHeadings: Probe = {
  kind: 'check',
  name: 'headings that are not shown',
  observe: ({ diagnostics }) =>
    JSON.stringify(diagnostics.filter(({ code }) => code === 'group-misplaced').map(({ pointer }) => pointer)),
}

/** The page of the brand's tokens for designers, in Storybook. */
const storybook: Probe = {
  kind: 'storybook',
  name: 'tokens',
  observe: ({ merchant }) => JSON.stringify(themeTokens(merchant.config.theme)),
}

/**
 * Where a change at a place of a merchant may be seen, the likeliest first. Keys that only tools read count if they are
 * marked so.
 */
export function probesFor(place: Place, { name, node }: Leaf): Probe[] {
  if (name.endsWith('.$schema')) return [editor(place.file)]
  if (name.endsWith('.$description')) return [storybook]
  const isForTools = node.schema['x-visibility'] === 'server' || forTools.some((prefix) => name.startsWith(prefix))
  return isForTools ? [...ofFile(place), verbs] : ofFile(place)
}

/** Keys that only affect how the merchant is checked, and nothing for players. */
const forTools = ['site.check']

/** All probes, without duplicates. */
export function allProbes(files: Place['files']): Probe[] {
  const known = configFiles.flatMap((file) => [editor(file), ...ofFile({ file, path: [], files })])
  return [...new Map([...known, storybook, verbs].map((probe) => [probe.name, probe])).values()]
}

function ofFile({ file, path, files }: Place): Probe[] {
  switch (file) {
    case 'routes':
      return [...ofRoutes(path, files), document, serving]
    case 'theme':
      return [style, document, serving, ...pages('/')]
    case 'fields':
      return forms(String(path[1]))
    case 'site':
      return [
        ...pages('/', '/banner-slider', '/legal-document'),
        document,
        serving,
        calls,
        sandbox,
        afterLogin,
        cookieSettings,
        consent,
        monitoring,
        afterRegistration,
        ...systemPages,
        view({ path: '/register-form', answers }),
        ...pages('/site-footer', '/login-form', '/promotion-detail?id=p0'),
        ...['/game-lobby', '/game-lanes'].map(withoutOwnTiles),
      ]
    default:
      return [
        ...pages('/', '/banner-slider', '/register-form', '/vendor-strip'),
        document,
        ...(file === 'features' ? [sandbox] : []),
        ...(file === 'menus' ? [idleHeadings] : []),
      ]
  }
}

function ofRoutes(path: Place['path'], files: Place['files']): Probe[] {
  const { pages: all } = files['routes'] as unknown as { pages: Record<string, Pick<PageConfig, 'path' | 'aliases'>> }
  if (path[0] === 'system') return systemPages
  const page = path[0] === 'pages' ? all[String(path[1])] : undefined
  const first = [page?.path ?? '/', ...(page?.aliases ?? [])].map(asGuestsFirst)
  // Only a footer changes then.
  const notice = path[1] === 'siteFooter' ? [withoutNotice('/site-footer')] : []
  // One of no category that the page names, one of each of two that it does.
  const promotions = path[1] === 'promotionDetail' ? ['p0', 'p2', 'p4'].map((id) => `${page?.path}?id=${id}`) : []
  return [...pages(page?.path ?? '/', ...promotions, '/elsewhere'), ...first, ...notice]
}

function pages(...paths: string[]): Probe[] {
  const everybody = Object.keys(visitors) as Visitor[]
  const views = everybody.flatMap((visitor) => paths.map((path) => view({ path, visitor, answers })))
  return [...views, ...paths.map((path) => view({ path, language: 'TY', answers }))]
}

/** A page when guests must sign in first. */
function asGuestsFirst(path: string): Probe {
  const observe = ({ boot, ...site }: StagedSite) =>
    renderPage({ ...site, boot: { ...boot, routes: { ...boot.routes, loginFirst: true } } }, { path, answers })
  return { kind: 'page', name: `${path}, guests first`, observe }
}

/** A page without the age notice at its end: then the footer has it. */
function withoutNotice(path: string): Probe {
  const observe = ({ boot, ...site }: StagedSite) => {
    const responsiblePlay = { ...boot.site.responsiblePlay, notice: false }
    return renderPage({ ...site, boot: { ...boot, site: { ...boot.site, responsiblePlay } } }, { path, answers })
  }
  return { kind: 'page', name: `${path}, without a notice on age`, observe }
}

/** A page whose blocks have the tiles of site.json. */
function withoutOwnTiles(path: string): Probe {
  const observe = ({ boot, ...site }: StagedSite) => {
    const written = JSON.stringify(boot.routes, (key, value: unknown) => (key === 'tiles' ? undefined : value))
    return renderPage(
      { ...site, boot: { ...boot, routes: JSON.parse(written) as typeof boot.routes } },
      { path, answers },
    )
  }
  return { kind: 'page', name: `${path}, without tiles of its own`, observe }
}

const systemPages = [
  view({ path: '/nowhere', answers }),
  view({ path: '/', answers: maintenance }),
  view({ path: '/', answers: blocked }),
  view({ path: '/', answers: maintenance, language: 'TY' }),
]

function view(seen: View): Probe {
  const { path, visitor, language } = seen
  const status = seen.answers === maintenance ? 'maintenance' : seen.answers === blocked ? 'blocked' : ''
  return { kind: 'page', name: [path, visitor, language, status].join(), observe: (site) => renderPage(site, seen) }
}

const formNames = [
  ...(['register', 'registerMobile', 'login', 'loginSms'] as const),
  ...(['changePassword', 'forgotByEmail', 'forgotByMobile'] as const),
]

function forms(only: string): Probe[] {
  const names = formNames.filter((name) => name === only || only === 'undefined')
  const rules = {
    needed: registerRules(true, true),
    optional: registerRules(true, false),
    off: registerRules(false, false),
    mixed: mixedRules(),
  }
  const all = names.length > 0 ? names : (['register'] as const)
  return all.flatMap((name) =>
    Object.entries(rules).map(([which, registerSettings]) => ({
      kind: 'form' as const,
      name: `${name} ${which}`,
      observe: (site: StagedSite) => renderForm(site, name, { ...answers, registerSettings }),
    })),
  )
}
