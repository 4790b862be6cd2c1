import { WrittenAt } from './place-bar'
import type { Problem } from '@/tools/studio/studio-api'
import { Note, Box, Row, ToolButton } from './studio-styles'

interface ProblemListProps {
  readonly problems: readonly Problem[]
  readonly onJump: (pointer: string) => void
}

/** All problems that `check` reports in the file. */
export function ProblemList({ problems, onJump }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <Box aria-label="Problems">
      <h3>{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</h3>
      {problems.some(({ severity }) => severity === 'error') && (
        <Note>The page shows the last state without errors.</Note>
      )}
      {problems.map((problem) => (
        <Row key={`${problem.code} ${problem.open} ${problem.message}`}>
          <Note $tone={problem.severity}>{problem.message}</Note>
          <ToolButton type="button" onClick={() => onJump(problem.pointer)}>
            Go to the field
          </ToolButton>
          <WrittenAt place={problem} />
        </Row>
      ))}
    </Box>
  )
}
