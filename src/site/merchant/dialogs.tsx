import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { HumanVerification } from '@/contract/generated/gateway-types'
import type { DialogName, DialogProps } from '@/contract/generated/merchant-types'
import { useRequiredContext } from '@/site/lib/use-required-context'

/** Results of the dialogs that return one. */
export interface DialogResults {
  /** True when the confirm button was pressed. */
  readonly message: boolean
  /** The proof that the person passed. */
  readonly 'human-verification': HumanVerification
  readonly 'change-password': undefined
}

type ResultOf<D extends DialogName> = D extends keyof DialogResults ? DialogResults[D] : undefined

/** Props of a dialog part: those of its schema, and a callback that closes it with a result. */
export type DialogPartProps<D extends DialogName> = DialogProps[D] & {
  readonly onClose: (result?: ResultOf<D>) => void
}

export interface OpenDialog {
  readonly id: number
  readonly name: DialogName
  readonly props: DialogProps[DialogName]
  readonly onClose: (result?: unknown) => void
}

interface Dialogs {
  /** Opens a dialog on top. One that is already open gets the new props instead of opening twice. */
  open<D extends DialogName>(name: D, props: DialogProps[D]): void
  /** Opens a dialog and resolves to its result: undefined when it was dismissed, or closed from outside. */
  ask<D extends keyof DialogResults>(name: D, props: DialogProps[D]): Promise<DialogResults[D] | undefined>
  /** Closes every dialog. */
  close(): void
  /** Opens the generic dialog. Resolves to true when the confirm button was pressed. */
  confirm(props: DialogProps['message']): Promise<boolean>
}

const DialogsContext = createContext<Dialogs | undefined>(undefined)
const OpenDialogsContext = createContext<readonly OpenDialog[]>([])

export function DialogsProvider({ children }: { children: ReactNode }) {
  const [openDialogs, setOpenDialogs] = useState<readonly OpenDialog[]>([])
  const { dialogs, handOver } = useMemo(() => createDialogs(setOpenDialogs), [])
  useEffect(handOver, [openDialogs, handOver])
  return (
    <DialogsContext value={dialogs}>
      <OpenDialogsContext value={openDialogs}>{children}</OpenDialogsContext>
    </DialogsContext>
  )
}

export function useDialogs(): Dialogs {
  return useRequiredContext(DialogsContext, 'DialogsProvider')
}

/** The open dialogs, the lowest first. */
export function useOpenDialogs(): readonly OpenDialog[] {
  return use(OpenDialogsContext)
}

function createDialogs(setOpenDialogs: (open: readonly OpenDialog[]) => void) {
  let lastId = 0
  let open: readonly OpenDialog[] = []
  let results: (() => void)[] = []

  function show(next: readonly OpenDialog[]): void {
    open = next
    setOpenDialogs(next)
  }

  function push(name: DialogName, props: DialogProps[DialogName], onClose: (result: unknown) => void): void {
    const id = ++lastId
    const close = (result?: unknown) => {
      if (!open.some((each) => each.id === id)) return
      results.push(() => onClose(result))
      show(open.filter((each) => each.id !== id))
    }
    show([...open, { id, name, props, onClose: close }])
  }

  const dialogs: Dialogs = {
    open(name, props) {
      if (!open.some((each) => each.name === name)) push(name, props, () => {})
      else show(open.map((each) => (each.name === name ? { ...each, props } : each)))
    },
    ask: (name, props) =>
      // The cast is safe: a part can only close with a result of its own kind.
      new Promise((resolve) => push(name, props, (result) => resolve(result as Parameters<typeof resolve>[0]))),
    close: () => open.forEach(({ onClose }) => onClose()),
    confirm: async (props) => (await dialogs.ask('message', props)) ?? false,
  }
  /**
   * Resolves the results of closed dialogs after they are unmounted: while a modal is open, nothing behind it can be
   * focused.
   */
  function handOver(): void {
    const given = results
    results = []
    given.forEach((give) => give())
  }

  return { dialogs, handOver }
}
