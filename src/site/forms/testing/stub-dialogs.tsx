import { useOpenDialogs } from '@/site/merchant/dialogs'

interface StubDialogsProps {
  /** The result that each dialog closes with when its button is pressed, by the dialog's name. */
  readonly results?: Readonly<Record<string, unknown>>
}

/** Test double for the site's dialogs: one button for each, named after the dialog and its text, that closes it. */
export function StubDialogs({ results = {} }: StubDialogsProps) {
  return useOpenDialogs().map(({ id, name, props, onClose }) => (
    <button key={id} type="button" onClick={() => onClose(results[name])}>
      {['dialog', name, ...('text' in props ? [props.text] : [])].join(' ')}
    </button>
  ))
}
