import { defineModule } from '@/sandbox/sandbox-module'
import { setMaintenance } from './acts/set-maintenance'
import { createMaintenance } from './maintenance'
import type { SettingsPort } from './port/settings-port'
import { createSettings } from './settings'
import { settingsCalls } from './settings-calls'
import { settingsMigrations } from './settings-migrations'

export const settingsModule = defineModule<unknown, SettingsPort, SettingsPort>({
  name: 'settings',
  migrations: settingsMigrations,
  tables: ['settings', 'maintenance'],
  create: ({ database }) => ({ settings: createSettings(database), maintenance: createMaintenance(database) }),
  calls: settingsCalls,
  acts: { 'set-maintenance': setMaintenance },
})
