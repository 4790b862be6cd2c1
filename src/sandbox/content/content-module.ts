import { defineModule } from '@/sandbox/sandbox-module'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { contentCalls } from './content-calls'

/** What the platform publishes: it is made up, and nothing of it is kept. */
export const contentModule = defineModule<unknown, object, SettingsPort>({ name: 'content', calls: contentCalls })
