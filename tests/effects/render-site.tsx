import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { ServerStyleSheet } from 'styled-components'
import { App } from '@/site/app/app'
import { OpenDialogs } from '@/site/app/centres/open-dialogs'
import { dialogLoader, panelLoaders } from '@/site/app/centres/overlays'
import { blockLoader } from '@/site/app/start/parts'
import { PrerenderRouter } from '@/site/app/routes/router'
import { blocks } from '@/site/blocks/registry'
import { dialogs } from '@/site/dialogs/registry'
import { shippedLegal } from '@/engine/resolved/legal-texts'
import { keepLegalTexts } from '@/site/elements/legal/known-texts'
import { completeTexts } from '@/engine/resolved/complete-texts'
import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import type { Rules } from '@/contract/field-rules/rule'
import { SiteProviders } from '@/site/merchant/site-providers'
import { loginFields } from '@/site/forms/sign-in/login-fields'
import { RuleForm } from '@/site/forms/rule-form'
import type { RegisterRules } from '@/contract/generated/gateway-types'
import type {
  AgentPanelName,
  BlockName,
  DialogName,
  FormConfig,
  MemberPanelName,
} from '@/contract/generated/merchant-types'
import { agentPanels } from '@/site/panels/agent/registry'
import { memberPanels } from '@/site/panels/member/registry'
import { roleOf } from '@/site/session/role'
import { guest, type Session } from '@/site/session/session-store'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { clearStage, stage } from './stage'
import type { StagedSite } from './staged-site'
import { validateForm } from './validate-form'

/** Between what is drawn and what happens, each of which can be shown alone. */
export const partBreak = '\n\u241e\n'

/** Account-type numbers of the platform, and a visitor without an account. */
export const visitors = { guest: undefined, member: 0, agent: 1, trial: 4 } as const
export type Visitor = keyof typeof visitors

export interface View {
  readonly path: string
  readonly visitor?: Visitor
  readonly language?: string
  readonly answers: typeof stage.answers
}

/** A page of the site as HTML, with the effect of each click on it, and the dialogs that clicks open. */
export function renderPage(site: StagedSite, { path, visitor = 'guest', language, answers }: View): string {
  const boot = inLanguage(site, language)
  keepLegalTexts(
    Object.fromEntries(shippedLegal(site.merchant).texts.map(({ publicPath, text }) => [publicPath, text])),
  )
  clearStage({ session: sessionOf(visitor, boot), answers })
  const html = render(
    <PrerenderRouter path={path}>
      <App boot={boot} />
    </PrerenderRouter>,
  )
  const opened = [...stage.opened.values()].map(({ name, props }) => renderDialog(boot, name, props))
  stage.openDialogs = []
  const centres = [...stage.centres].map((address) => render(frame(boot, <OpenDialogs />, address)))
  // Clicks in a dialog count too, as does a dialog that opens over it.
  return [html, ...opened, ...centres, ...stage.deeds, ...stage.opened.keys()].join(partBreak)
}

/** The dialog after a sign-in, as the session opens it. */
export function renderAfterLogin(site: StagedSite, answers: View['answers']): string {
  clearStage({ session: sessionOf('member', site.boot), answers })
  return renderDialog(site.boot, 'after-login', site.boot.site.afterLogin)
}

/** The dialog that a menu opens where visitors are asked. */
export function renderCookieSettings(site: StagedSite, answers: View['answers']): string {
  clearStage({ answers })
  return renderDialog(site.boot, 'cookie-settings', {})
}

/** The dialog after a registration, as the session opens it. */
export function renderAfterRegistration(site: StagedSite, answers: View['answers']): string {
  clearStage({ session: sessionOf('member', site.boot), answers })
  return renderDialog(site.boot, 'register-success', { account: 'ann', way: 'username' })
}

function renderDialog(boot: WholeBootData, name: DialogName, props: object): string {
  stage.openDialogs = [{ id: 1, name, props: props, onClose: () => undefined }]
  return render(frame(boot, <OpenDialogs />))
}

/** A form with a server's rules, and its messages for wrong values. The sign-in has no rules. */
export function renderForm(
  site: StagedSite,
  name: keyof WholeBootData['fields']['forms'],
  answers: View['answers'],
): string {
  clearStage({ answers })
  const { forms } = site.boot.fields
  const rules = name === 'login' ? {} : normaliseRules(answers.registerSettings as RegisterRules).rules
  const views = name === 'login' ? [loginFields(forms.login, false), loginFields(forms.login, true)] : [forms[name]]
  return views
    .flatMap((view) => [render(frame(site.boot, ruleForm(view, rules))), validateForm(site.boot, view, rules)])
    .join(partBreak)
}

function ruleForm(form: FormConfig, rules: Rules): ReactNode {
  return <RuleForm form={form} rules={rules} submitLabel="Send" onSubmit={() => Promise.resolve()} />
}

function frame(boot: WholeBootData, children: ReactNode, path = '/'): ReactNode {
  return (
    <PrerenderRouter path={path}>
      <SiteProviders boot={boot} gateway={{ send: () => new Promise(() => {}) }}>
        {children}
      </SiteProviders>
    </PrerenderRouter>
  )
}

/** One sheet for all renderings, so that a rule is not generated again. */
const sheet = new ServerStyleSheet()

/** The style sheet of all that was rendered so far. */
export function renderedCss(): string {
  return sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '')
}

/** Class names identify their rules, so the rules themselves are not compared. */
function render(node: ReactNode): string {
  return renderToString(sheet.collectStyles(node))
}

/** The boot data for a user of another language. */
function inLanguage({ boot, merchant }: StagedSite, language = boot.site.defaultLanguage): WholeBootData {
  const texts =
    language === boot.site.defaultLanguage
      ? boot.texts
      : completeTexts(merchant.texts, language, boot.site.defaultLanguage)
  return { ...boot, texts, site: { ...boot.site, defaultLanguage: language } }
}

function sessionOf(visitor: Visitor, { site }: WholeBootData): Session {
  const accountType = visitors[visitor]
  if (accountType === undefined) return guest
  const role = roleOf(accountType, site.accountTypes)
  return { status: 'signedIn', role, token: 'a-token', account: 'player', customerId: '1', accountType }
}

/** Loads every component, so that no rendering waits, and renders those that load when first shown. */
export async function loadParts(site: StagedSite, answers: View['answers']): Promise<void> {
  await Promise.all((Object.keys(blocks) as BlockName[]).map((name) => blockLoader.load(name)))
  await Promise.all((Object.keys(dialogs) as DialogName[]).map((name) => dialogLoader.load(name)))
  await Promise.all(
    (Object.keys(memberPanels) as MemberPanelName[]).map((name) => panelLoaders.memberCentre.load(name)),
  )
  await Promise.all((Object.keys(agentPanels) as AgentPanelName[]).map((name) => panelLoaders.agentCentre.load(name)))
  const pages = Object.values(site.merchant.config.routes.pages).map(({ path }) => path)
  const paths = [...pages, '/promotion-detail?id=p0']
  // A loaded component may show another one.
  for (let depth = 0; depth < 3; depth++) {
    for (const path of paths) renderPage(site, { path, visitor: 'member', answers })
    renderPage(site, { path: '/guarded', answers })
    renderForm(site, 'register', answers)
    await vi.dynamicImportSettled()
  }
}
