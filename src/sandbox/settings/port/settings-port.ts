import type { Maintenance } from '@/sandbox/settings/maintenance'
import type { Settings } from '@/sandbox/settings/settings'
export type { Settings } from '@/sandbox/settings/settings'

/** How the server of a merchant is set: flags, rules of the forms, and what is out of service. */
export interface SettingsPort {
  readonly settings: Settings
  readonly maintenance: Maintenance
}
