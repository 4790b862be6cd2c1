import { Hono } from 'hono'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

/** Where the groups of panel calls add theirs; paths are given without /sandbox. */
export type PanelRouter = ReturnType<typeof panelRouter>

export function panelRouter() {
  return new Hono<SandboxEnv>({ strict: false }).basePath('/sandbox')
}
