CREATE UNLOGGED TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
