import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { createSandbox } from '@/sandbox/create-sandbox'
import { DatabaseError } from '@/sandbox/database/database-error'
import type { MountedGateway } from '@/tools/serve/mount-gateway'
import { CommandError } from '@/tools/cli/command-error'
import { sandboxed } from './sandboxed'
import type { ServeSettings } from '@/tools/cli/site-options'

export interface OpenGateway {
  readonly gateway: MountedGateway
  /** Tells a sandbox that the merchants' files have changed. */
  setMerchants(merchants: readonly ResolvedMerchant[]): Promise<void>
  close(): void
}

/** The gateway at GATEWAY_URL, or a sandbox with its database. */
export async function openGateway(
  settings: ServeSettings,
  merchants: readonly ResolvedMerchant[],
): Promise<OpenGateway> {
  const { trustedProxy } = settings
  const front = trustedProxy === undefined ? {} : { proxies: trustedProxy }
  if (settings.gateway !== 'sandbox') {
    const gateway = { kind: 'remote', url: settings.gateway, ...front } as const
    return { gateway, setMerchants: () => Promise.resolve(), close: () => undefined }
  }
  try {
    const sandbox = await createSandbox({ merchants: sandboxed(merchants), database: settings.database })
    return {
      gateway: { kind: 'sandbox', app: sandbox.app, isGamesHost: (host) => sandbox.isGamesHost(host), ...front },
      setMerchants: (changed) => sandbox.setMerchants(sandboxed(changed)),
      close: () => sandbox.close(),
    }
  } catch (error) {
    if (error instanceof DatabaseError) throw new CommandError(error.message, 2)
    throw error
  }
}
