import { useOpenDialogs } from '@/site/merchant/dialogs'

interface DialogsShownProps {
  /** What pressing a dialog closes it with, by its name. */
  readonly results?: Readonly<Record<string, unknown>>
}

/** Stands in for the dialogs of the site in tests: a button each, named after the dialog and its text, that closes it. */
export function DialogsShown({ results = {} }: DialogsShownProps) {
  return useOpenDialogs().map(({ id, name, props, onClose }) => (
    <button key={id} type="button" onClick={() => onClose(results[name])}>
      {['dialog', name, ...('text' in props ? [props.text] : [])].join(' ')}
    </button>
  ))
}
