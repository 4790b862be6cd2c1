import type { StagedSite } from './staged-site'

/** One way to observe a merchant. */
export interface Probe {
  readonly kind:
    | 'page'
    | 'form'
    | 'document'
    | 'style'
    | 'serving'
    | 'calls'
    | 'sandbox'
    | 'verbs'
    | 'editor'
    | 'storybook'
    | 'check'
  readonly name: string
  readonly observe: (site: StagedSite) => string | Promise<string>
}
