import type { ReactNode } from 'react'
import { SiteProviders } from '@/site/merchant/site-providers'
import type { CallName } from '@/contract/endpoints/endpoints'
import type { Fields, Vendors } from '@/contract/generated/merchant-types'
import type { BootData, SiteData } from '@/contract/site-data/boot-data'
import { MemoryRouter } from '@/site/merchant/pages/navigation'

/** The server's answer to each call: a value, or a throw. */
export type Answers = { readonly [Call in CallName]?: (request: object) => unknown }

interface FormStageProps {
  /** Only the forms that the test uses. */
  readonly fields: { readonly forms: Partial<Fields['forms']>; readonly patterns: Fields['patterns'] }
  readonly texts: Readonly<Record<string, string>>
  /** Features that the merchant has on. */
  readonly features?: readonly string[]
  readonly answers?: Answers
  /** The merchant's settings that differ from the defaults. */
  readonly site?: Partial<BootData['site']>
  readonly vendors?: Pick<Vendors, 'items' | 'order' | 'lanes' | 'pictures'>
  /** The panels of its centres, with their props. */
  readonly panels?: Partial<SiteData['panels']>
  /** Kinds of games that its vendors have. */
  readonly categories?: BootData['categories']
  readonly children: ReactNode
}

/** The form of centres that say none. */
export const plainForm = {
  head: 'plain',
  menu: 'rail',
  density: 'roomy',
  headings: 'plain',
  cards: 'outlined',
  lines: 'list',
} as const

/** The site around a form, for tests and benchmarks: texts, fields, and a fake server without a network. */
export function FormStage(props: FormStageProps) {
  const { fields, texts, features = [], answers = {}, site = {}, categories = [], children } = props
  const { vendors = { items: {}, order: [], lanes: {} }, panels } = props
  const flags = Object.fromEntries(features.map((modId) => [modId, { default: true, locked: true }]))
  const none = { provider: 'none' }
  const plain = {
    code: 'stage',
    name: 'Stage',
    languages: { items: { EN: { locale: 'en', label: 'English' } }, order: ['EN'] },
    defaultLanguage: 'EN',
    gateway: { baseUrl: '', timeout: 5000, encryption: {} },
    humanVerification: none,
    phoneVerification: none,
    registration: { first: 'username' },
    login: { first: 'username' },
    responsiblePlay: {},
    legal: { agreed: [] },
  }
  const boot = {
    site: { ...plain, ...site },
    fields,
    texts,
    locales: {},
    languageBases: {},
    icons: {},
    features: { flags },
    vendors,
    panels: { form: plainForm, member: {}, agent: {}, ...panels },
    categories,
    routes: { pages: {}, paths: { register: '/sign-up', login: '/sign-in', promo: '/offers', byIframe: '/play' } },
  } as unknown as BootData
  return (
    <MemoryRouter>
      <SiteProviders boot={boot} gateway={gatewayOf(answers)}>
        {children}
      </SiteProviders>
    </MemoryRouter>
  )
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
