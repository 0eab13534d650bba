'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { isScriptLoadError } from '@/components/ui/removed-build';
import { reportLoadFailure } from '@/components/ui/report-load-failure';
import { fieldMessagesOf } from '@/lib/platform/upstream/error-messages';
import { upstreamErrorType } from './field-frame.tsx';
import { useErrorMessage } from './use-error-message.ts';
import { usePressEnd } from './use-press-end.ts';

interface ShopForm<T extends FieldValues> {
  form: UseFormReturn<T, unknown, T>;
  errors: FieldErrors<T>;
  /** Message of a failed submission that concerns no single field. */
  formError: string | null;
  submit(event: FormEvent): void;
}

/**
 * Form validated by a schema. An error shows once the visitor has left its field, but not before the press that left it has ended. A submit
 * shows all errors and focuses the first invalid field. Field errors in the API's response are shown and focused in the same way. While a
 * submit runs, further submits are ignored. The values stay after an error. A failed `import` in `send` is reported
 * (`reportLoadFailure`) and shows no message here. Without default values the form starts with the text
 * typed before hydration, which react-hook-form reads from the fields.
 */
export function useShopForm<T extends FieldValues>(
  schema: ObjectSchema<T>,
  send: (values: T) => Promise<void>,
  defaultValues?: NoInfer<DefaultValues<T>>,
): ShopForm<T> {
  const [formError, setFormError] = useState<string | null>(null);
  const errorMessage = useErrorMessage();
  const pressEnd = usePressEnd();
  // The resolver's types distinguish a schema's input and output, which are the same here.
  const validate = yupResolver(schema as never) as never as Resolver<T, unknown, T>;
  const form = useForm<T, unknown, T>({
    resolver: async (...resolverArguments) => {
      // An error shown during a press on the submit button would move the button away.
      await pressEnd();
      return validate(...resolverArguments);
    },
    mode: 'onTouched',
    defaultValues,
  });
  const { errors } = form.formState;
  const isSending = useRef(false);

  const submit = form.handleSubmit(async (values) => {
    setFormError(null);
    try {
      await send(values);
    } catch (error) {
      const fieldErrors = Object.entries(fieldMessagesOf(error)).filter(([name]) => name in schema.fields);
      fieldErrors.forEach(([name, message], index) => {
        form.setError(name as Path<T>, { type: upstreamErrorType, message }, { shouldFocus: index === 0 });
      });
      if (isScriptLoadError(error)) reportLoadFailure(error);
      else if (fieldErrors.length === 0) setFormError(errorMessage(error));
    }
  });
  const submitOnce = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await submit(event).finally(() => {
      isSending.current = false;
    });
  };
  return { form, errors, formError, submit: (event) => void submitOnce(event) };
}
