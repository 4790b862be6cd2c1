import { defineModule } from '@/sandbox/sandbox-module'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import { contentCalls } from './content-calls'

/** What the platform publishes. It is made up and not stored. */
export const contentModule = defineModule<unknown, object, SettingsPort>({ name: 'content', calls: contentCalls })
