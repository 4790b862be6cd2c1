import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import '@/site/ui/icons/later-icons'
import { useCsv } from './use-csv'

/** Exports the filtered lines as a CSV file, and shows a failure. */
export function CsvButton<Row>(csv: Parameters<typeof useCsv<Row>>[0]) {
  const t = useText()
  const { state, save } = useCsv(csv)
  return (
    <>
      <Button busy={state === 'busy'} onClick={save}>
        <Icon name="download" size={18} />
        {t('record.csv')}
      </Button>
      {state === 'failed' && <p role="alert">{t('record.csvFailed')}</p>}
    </>
  )
}
