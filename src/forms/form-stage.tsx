import type { ReactNode } from 'react'
import type { CallName } from '@/gateway/endpoints'
import { ActionDispatcher } from '@/flows/action-dispatcher'
import { GatewayProvider } from '@/gateway/gateway-context'
import type { Fields } from '@/generated/merchant-types'
import { LanguageProvider } from '@/i18n/language'
import type { BootData } from '@/site/boot-data'
import { BusyProvider } from '@/site/busy'
import { DialogsProvider } from '@/site/dialogs'
import { MemoryRouter } from '@/site/navigation'
import { SiteProvider } from '@/site/site-context'

/** What the server answers to a call: a value, or a throw. */
export type Answers = { readonly [Call in CallName]?: (request: object) => unknown }

interface FormStageProps {
  /** Its forms as far as they are used. */
  readonly fields: { readonly forms: Partial<Fields['forms']>; readonly patterns: Fields['patterns'] }
  readonly texts: Readonly<Record<string, string>>
  /** Features that the merchant has on. */
  readonly features?: readonly string[]
  readonly answers?: Answers
  /** Settings of the merchant that differ from those of one with none. */
  readonly site?: Partial<BootData['site']>
  readonly children: ReactNode
}

/** The site around a form, for tests and benchmarks: texts, fields, and a server without a network. */
export function FormStage({ fields, texts, features = [], answers = {}, site = {}, children }: FormStageProps) {
  const flags = Object.fromEntries(features.map((modId) => [modId, { default: true, locked: true }]))
  const none = { provider: 'none' }
  const plain = {
    code: 'stage',
    gateway: { baseUrl: '', timeout: 5000, encryption: {} },
    humanVerification: none,
    phoneVerification: none,
    registration: { first: 'username' },
  }
  const boot = {
    site: { ...plain, ...site },
    fields,
    icons: {},
    features: { flags },
    routes: { pages: {} },
  } as unknown as BootData
  return (
    <MemoryRouter>
      <SiteProvider value={boot}>
        <LanguageProvider settings={languages(texts)}>
          <BusyProvider>
            <DialogsProvider>
              <GatewayProvider gateway={gatewayOf(answers)}>
                <ActionDispatcher>{children}</ActionDispatcher>
              </GatewayProvider>
            </DialogsProvider>
          </BusyProvider>
        </LanguageProvider>
      </SiteProvider>
    </MemoryRouter>
  )
}

function languages(texts: Readonly<Record<string, string>>) {
  const english = { EN: { locale: 'en', label: 'English' } }
  return { brand: 'Stage', languages: english, order: ['EN'], defaultLanguage: 'EN', texts, locales: {} }
}

function gatewayOf(answers: Answers) {
  return {
    language: 'EN',
    send: async ({ name }: { name: CallName }, request: object) => {
      const answer = answers[name]
      return (answer === undefined ? await new Promise(() => {}) : await answer(request)) as never
    },
  }
}
