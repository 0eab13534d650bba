'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { CallError } from '@/lib/upstream/call-error';
import { fromUpstream } from './field-frame.tsx';
import { useFailureText } from './use-failure-text.ts';

interface ShopForm<T extends FieldValues> {
  form: UseFormReturn<T, unknown, T>;
  errors: FieldErrors<T>;
  /** Why sending failed, in words; null while nothing has. */
  failure: string | null;
  submit(event: FormEvent): void;
}

/**
 * A form held against a schema: what is wrong shows beside a field once it was left, or all of it when sending is tried, and the
 * first one takes the focus. What is sent is sent once, however often that is tried meanwhile. What the upstream refuses shows in
 * the same places; nothing typed is lost. Without default values the form goes on with what was typed before it came to life.
 */
export function useShopForm<T extends FieldValues>(
  schema: ObjectSchema<T>,
  send: (values: T) => Promise<void>,
  defaultValues?: NoInfer<DefaultValues<T>>,
): ShopForm<T> {
  const [failure, setFailure] = useState<string | null>(null);
  const failureText = useFailureText();
  const form = useForm<T, unknown, T>({
    // The resolver's types ask for the input and output of a schema to be told apart, which these forms never need.
    resolver: yupResolver(schema as never) as never,
    mode: 'onTouched',
    defaultValues,
  });
  const { errors } = form.formState;
  const sending = useRef(false);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const known = Object.entries(error instanceof CallError ? error.fields : {}).filter(
        ([name]) => name in schema.fields,
      );
      known.forEach(([name, message], index) => {
        form.setError(name as Path<T>, { type: fromUpstream, message }, { shouldFocus: index === 0 });
      });
      if (known.length === 0) setFailure(failureText(error));
    }
  });
  const submitOnce = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await submit(event).finally(() => {
      sending.current = false;
    });
  };
  return { form, errors, failure, submit: (event) => void submitOnce(event) };
}
