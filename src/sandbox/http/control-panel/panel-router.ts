import { Hono } from 'hono'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

/** Router to which the groups of panel calls are added. Paths are given without /sandbox. */
export type PanelRouter = ReturnType<typeof panelRouter>

export function panelRouter() {
  return new Hono<SandboxEnv>({ strict: false }).basePath('/sandbox')
}
