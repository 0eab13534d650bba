import { FormAlert } from '@/components/forms/form-alert';
import { useErrorMessage } from '@/components/forms/use-error-message';

interface LoadFailureProps {
  error: unknown;
  retryLabel: string;
  onRetry(): void;
}

/** Says why something could not be loaded, with a button that loads it again. */
export function LoadFailure({ error, retryLabel, onRetry }: LoadFailureProps) {
  const errorMessage = useErrorMessage();
  return (
    <div className="grid justify-items-start gap-4">
      <FormAlert text={errorMessage(error)} />
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
