import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { FoldTitle } from './fold-title'

interface Series {
  readonly label: string
  /** One value per point. */
  readonly values: readonly number[]
}

interface ChartProps {
  readonly title: string
  /** The points of the x axis: days, for example. */
  readonly points: { readonly label: string; readonly names: readonly string[] }
  /** Two at most: the colours of more could not be told apart. */
  readonly series: readonly [Series] | readonly [Series, Series]
  /** Formats a value. */
  readonly say: (value: number) => string
}

/** Values over time as a bar chart, and the same data as a table for those who want figures or cannot see the bars. */
export function Chart({ title, points, series, say }: ChartProps) {
  const t = useText()
  const [first, last] = [points.names[0], points.names.at(-1)]
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      {series.length > 1 && (
        <Legend aria-hidden="true">
          {series.map(({ label }, at) => (
            <span key={label} data-series={at}>
              {label}
            </span>
          ))}
        </Legend>
      )}
      <Bars series={series} />
      <Ends aria-hidden="true">
        <bdi>{first}</bdi>
        {last !== first && <bdi>{last}</bdi>}
      </Ends>
      <details>
        <FoldTitle>{t('chart.table')}</FoldTitle>
        <Scroller role="region" aria-label={title} tabIndex={0}>
          <table role="table">
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  {points.label}
                </th>
                {series.map(({ label }) => (
                  <th key={label} role="columnheader" scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {points.names.map((name, at) => (
                <tr key={name} role="row">
                  <th role="rowheader" scope="row">
                    {name}
                  </th>
                  {series.map(({ label, values }) => (
                    <td key={label} role="cell" data-label={label}>
                      <bdi>{say(values[at] ?? 0)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </details>
    </Figure>
  )
}

/** Drawn in a viewBox of 100 × 100 that stretches to the available room. The table has the same data as text. */
function Bars({ series }: Pick<ChartProps, 'series'>) {
  const all = series.flatMap(({ values }) => values)
  const [lowest, highest] = [Math.min(0, ...all), Math.max(0, ...all)]
  const height = highest - lowest || 1
  const y = (value: number) => ((highest - value) / height) * 100
  const count = Math.max(...series.map(({ values }) => values.length), 1)
  const width = 100 / count / (series.length + 0.5)
  return (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {series.map(({ label, values }, row) =>
        values.map((value, at) => (
          <rect
            key={`${label} ${at}`}
            data-series={row}
            x={(100 / count) * at + width * (row + 0.25)}
            width={width}
            y={Math.min(y(value), y(0))}
            height={Math.abs(y(value) - y(0))}
          />
        )),
      )}
      <line x1="0" x2="100" y1={y(0)} y2={y(0)} vectorEffect="non-scaling-stroke" />
    </Drawing>
  )
}

const Figure = styled.figure`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin: 0;

  figcaption {
    font-weight: var(--font-weight-control);
  }

  summary {
    inline-size: fit-content;
    padding-block: 0.6rem;
    color: var(--color-text-muted);
  }
`

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  font-size: var(--font-size-small);

  > span::before {
    content: '';
    display: inline-block;
    inline-size: 0.75em;
    block-size: 0.75em;
    margin-inline-end: 0.4em;
    border: 1px solid var(--color-text);
    background: var(--color-accent);
  }

  > [data-series='1']::before {
    background: var(--color-text-muted);
  }
`

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: clamp(8rem, 30cqi, 14rem);

  &:dir(rtl) {
    scale: -1 1;
  }

  rect {
    fill: var(--color-accent);
  }

  /* A brand's main colours may be one and the same. */
  [data-series='1'] {
    fill: var(--color-text-muted);
  }

  line {
    stroke: var(--color-border-strong);
  }

  @media (forced-colors: active) {
    rect {
      fill: Highlight;
    }

    [data-series='1'] {
      fill: CanvasText;
    }
  }
`

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Scroller = styled.div`
  position: relative;
  overflow: auto;
  max-block-size: 20rem;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0.35rem 0.75rem;
    border-block-end: 1px solid var(--color-border);
    text-align: end;
    white-space: nowrap;
  }

  th:first-child {
    text-align: start;
  }

  /* Where the columns find no room beside each other, each value has its name; screen readers have the headers. */
  @container (max-width: 26rem) {
    table,
    tbody,
    tr,
    th {
      display: block;
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody th {
      padding-block-end: 0;
      border: 0;
    }

    td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 1rem;
      padding-block: 0.1rem;
      border: 0;
    }

    td::before {
      content: attr(data-label) / '';
      color: var(--color-text-muted);
    }

    tr {
      padding-block-end: 0.25rem;
      border-block-end: 1px solid var(--color-border);
    }
  }
`
