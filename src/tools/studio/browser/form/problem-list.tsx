import { Line, SmallButton } from './control-styles'
import type { FieldProblem } from '@/tools/studio/form-model'
import { ProblemText } from './mark-styles'
import { useSchemaForm } from './schema-form-context'

interface ProblemListProps {
  readonly id: string
  readonly problems: readonly FieldProblem[]
  readonly path: readonly (string | number)[]
  /** Whether a suggestion can be applied as the value of this place. */
  readonly canTake?: boolean
}

/** The problems that `check` reports at a place, with suggestions. */
export function ProblemList({ id, problems, path, canTake = false }: ProblemListProps) {
  const { edit } = useSchemaForm()
  if (problems.length === 0) return null
  return (
    <div id={id}>
      {problems.map(({ severity, code, message, suggestions }) => (
        <Line key={`${code} ${message}`}>
          <ProblemText $severity={severity}>
            {severity === 'error' ? 'Error' : 'Warning'}: {message} [{code}]
          </ProblemText>
          {canTake &&
            suggestions.map((value) => (
              <SmallButton
                key={value}
                type="button"
                onClick={() => edit({ kind: 'set', path: path.map(String), value })}
              >
                Use “{value}”
              </SmallButton>
            ))}
        </Line>
      ))}
    </div>
  )
}
