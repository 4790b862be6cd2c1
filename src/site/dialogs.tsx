import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { DialogName, DialogProps } from '@/generated/merchant-types'

/** Props of a dialog part: those of its schema, and how it says that it is done. */
export type DialogPartProps<D extends DialogName> = DialogProps[D] & { readonly onClose: (confirmed?: boolean) => void }

export interface OpenDialog {
  readonly id: number
  readonly name: DialogName
  readonly props: DialogProps[DialogName]
  readonly onClose: (confirmed?: boolean) => void
}

interface Dialogs {
  /** Opens a dialog over what is shown. The same dialog is not opened twice. */
  open<D extends DialogName>(name: D, props: DialogProps[D]): void
  /** Closes every dialog. */
  close(): void
  /** Opens the generic dialog. True when the confirm button was pressed. */
  confirm(props: DialogProps['message']): Promise<boolean>
}

const DialogsContext = createContext<Dialogs | undefined>(undefined)
const OpenDialogsContext = createContext<readonly OpenDialog[]>([])

export function DialogsProvider({ children }: { children: ReactNode }) {
  const [openDialogs, setOpenDialogs] = useState<readonly OpenDialog[]>([])
  const dialogs = useMemo(() => createDialogs(setOpenDialogs), [])
  return (
    <DialogsContext value={dialogs}>
      <OpenDialogsContext value={openDialogs}>{children}</OpenDialogsContext>
    </DialogsContext>
  )
}

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext)
  if (dialogs === undefined) throw new Error('useDialogs outside DialogsProvider')
  return dialogs
}

/** The dialogs that are open, the lowest first. */
export function useOpenDialogs(): readonly OpenDialog[] {
  return use(OpenDialogsContext)
}

type SetOpenDialogs = (change: (open: readonly OpenDialog[]) => readonly OpenDialog[]) => void

function createDialogs(setOpenDialogs: SetOpenDialogs): Dialogs {
  let lastId = 0
  const push = (
    name: DialogName,
    props: DialogProps[DialogName],
    onClose: (confirmed: boolean) => void,
  ): OpenDialog => {
    const id = ++lastId
    const close = (confirmed = false) => {
      setOpenDialogs((open) => open.filter((each) => each.id !== id))
      onClose(confirmed)
    }
    return { id, name, props, onClose: close }
  }
  return {
    open: (name, props) =>
      setOpenDialogs((open) =>
        open.some((each) => each.name === name) ? open : [...open, push(name, props, () => {})],
      ),
    close: () => setOpenDialogs(() => []),
    confirm: (props) => new Promise((resolve) => setOpenDialogs((open) => [...open, push('message', props, resolve)])),
  }
}
