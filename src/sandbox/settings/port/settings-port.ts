import type { Maintenance } from '@/sandbox/settings/maintenance'
import type { Settings } from '@/sandbox/settings/settings'
export type { Settings } from '@/sandbox/settings/settings'

/** A merchant's server settings: flags, form rules, and maintenance. */
export interface SettingsPort {
  readonly settings: Settings
  readonly maintenance: Maintenance
}
