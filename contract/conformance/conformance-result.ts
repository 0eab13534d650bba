/** Result of one checked call. */
export interface ConformanceResult {
  /** Method, path and input. */
  name: string;
  /** Empty when the response conforms. */
  violations: string[];
  /** Values that the storefront tolerates and an API should mend. */
  notes?: string[];
  /** True for an optional call that the API does not support. */
  isUnsupported?: true;
}
