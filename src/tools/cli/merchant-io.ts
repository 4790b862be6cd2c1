import type { Command } from 'commander'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { CommandError } from './command-error'
import type { Prompts } from './prompts'

/** The input and output of a verb. */
export interface MerchantIo {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly isColoured: boolean
  /** Shows progress; left out when nobody is watching. */
  readonly onProgress?: (text: string) => void
  /** MERCHANTS_DIR, relative to the current folder. */
  readonly dir: string | undefined
  /** Interactive prompts; left out when there is no terminal. */
  readonly prompts?: () => Promise<Prompts>
}

/** Creates the command of a verb. `exit` sets the exit code, which is 0 if it is not called. */
export type MerchantVerb = (io: MerchantIo, exit: (code: number) => void) => Command

/** Formats that a verb can print. */
export const outputFormats = ['pretty', 'json'] as const
export type Format = (typeof outputFormats)[number]

export function readMerchants({ dir }: MerchantIo): MerchantSet {
  const root = merchantsRoot(dir)
  try {
    return { ...loadMerchants(root), today: new Date() }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new CommandError(`cannot read the merchants folder ${root.dir} (${reason})`, 2)
  }
}
